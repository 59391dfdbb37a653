import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title';
import { usePageView } from '../../lib/use-page-view';
import { enhanceLanding } from './enhance-landing';
import { LandingContent } from './landing-content';
import './landing.css';

/** The page inside the app, for visitors the server takes for signed in: after a sign-out, or with an old cookie. */
export function LandingPage() {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  usePageTitle('Date with your heart and your head');
  usePageView('/');
  useEffect(() => (root.current ? enhanceLanding(root.current, navigate) : undefined), [navigate]);
  useEffect(() => {
    if (document.activeElement === document.body)
      root.current?.querySelector('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={root}>
      <LandingContent />
    </div>
  );
}
