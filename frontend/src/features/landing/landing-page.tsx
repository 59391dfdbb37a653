import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title';
import { usePageView } from '../../lib/use-page-view';
import { enhanceLanding } from './enhance-landing';
import { LandingContent } from './landing-content';
import './landing.css';

/** The landing page inside the app, for visitors whose cookie looked signed in, such as after signing out. */
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
