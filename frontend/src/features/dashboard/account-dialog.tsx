import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useCurrentUser } from '../auth/auth.api';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';

interface Props {
  onClose: () => void;
  onEmailChanged: (newEmail: string) => void;
}

type Section = 'password' | 'email';

interface RowProps {
  title: string;
  value: string;
  action: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Row({ title, value, action, isOpen, onOpen, children }: RowProps) {
  return (
    <Box component="section" aria-label={title} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          {!isOpen && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          )}
        </Box>
        {!isOpen && (
          <Button variant="outlined" onClick={onOpen} sx={{ flex: 'none' }}>
            {action}
          </Button>
        )}
      </Box>
      {isOpen && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Box>
  );
}

export function AccountDialog({ onClose, onEmailChanged }: Props) {
  const titleId = useId();
  const { data: user } = useCurrentUser();
  const [open, setOpen] = useState<Section | null>(null);
  const collapse = () => setOpen(null);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Profile Settings</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 16, right: 16 }}>
        <X size={20} aria-hidden />
      </IconButton>
      <DialogContent>
        <Typography sx={{ mb: 2.5 }}>
          {user?.firstName} {user?.lastName}
        </Typography>
        <Row
          title="Email"
          value={user?.email ?? ''}
          action="Change Email"
          isOpen={open === 'email'}
          onOpen={() => setOpen('email')}
        >
          <ChangeEmailForm currentEmail={user?.email ?? ''} onCancel={collapse} onChanged={onEmailChanged} />
        </Row>
        <Row
          title="Password"
          value="Changing it signs out your other devices"
          action="Change Password"
          isOpen={open === 'password'}
          onOpen={() => setOpen('password')}
        >
          <ChangePasswordForm onCancel={collapse} onChanged={collapse} />
        </Row>
      </DialogContent>
    </Dialog>
  );
}
