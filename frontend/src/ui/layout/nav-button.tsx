import Button, { type ButtonProps } from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';

/** A button that links to another screen. */
export function NavButton({ to, ...props }: Omit<ButtonProps, 'onClick' | 'href'> & { to: string }) {
  const navigate = useNavigate();
  return <Button {...props} onClick={() => void navigate(to)} />;
}
