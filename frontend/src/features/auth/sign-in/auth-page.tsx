import { AuthAside } from '../auth-aside';
import { AuthScreen } from './auth-screen';

export function AuthPage() {
  return <AuthScreen variant="main" aside={{ login: <AuthAside isBrief />, signup: <AuthAside /> }} />;
}

export function AuthOriginalPage() {
  return <AuthScreen variant="alternate" aside={{ login: <AuthAside isBrief />, signup: <AuthAside /> }} />;
}
