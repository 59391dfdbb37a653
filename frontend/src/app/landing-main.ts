import { TRACKING_ACTIONS } from '#contract/tracking';
import { enhanceLanding } from '../features/landing/enhance-landing';
import { track } from '../lib/track';
import '../features/landing/landing.css';
import '../features/landing/landing-document.css';
import './fonts.css';

// The page is already HTML; this is its only script.
enhanceLanding(document.body);
track('/', TRACKING_ACTIONS.pageView);
