import { useEffect } from 'react';
import { appName } from './device/app-name';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${appName()}`;
  }, [title]);
}
