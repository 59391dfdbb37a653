import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { API } from '#contract/paths';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeviceList } from './device-list';
import { SettingRow } from './setting-row';

/** What the product holds on somebody, and what they can do about it. */
export function YourData() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        Your data
      </Typography>
      <SettingRow
        title="Download your data"
        text="One JSON file with everything we hold on you: profile, standards, matches, dates, likes, what you and Alex wrote, mails and devices. It begins with an index in words."
        action={
          <Button
            component="a"
            href={API.dataExport}
            download
            variant="outlined"
            startIcon={<Download size={16} aria-hidden />}
          >
            Download
          </Button>
        }
      />
      <SettingRow title="Signed-in devices" text="The browsers that are signed in to your account.">
        <DeviceList />
      </SettingRow>
      <SettingRow
        title="Delete your account"
        text="Erases everything at once, for good."
        action={
          <Button color="error" variant="outlined" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        }
      />
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Box>
  );
}
