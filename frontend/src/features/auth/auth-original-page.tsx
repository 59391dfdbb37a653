import { AuthAside } from './auth-aside';
import { AuthScreen } from './auth-screen';

export function AuthOriginalPage() {
  return <AuthScreen variant="alternate" aside={<AuthAside />} />;
}
