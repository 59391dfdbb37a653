import { AuthAside } from '../auth-aside';
import { AuthScreen } from './auth-screen';

export function AuthPage() {
  return <AuthScreen variant="main" aside={<AuthAside />} />;
}

export function AuthOriginalPage() {
  return <AuthScreen variant="alternate" aside={<AuthAside />} />;
}
