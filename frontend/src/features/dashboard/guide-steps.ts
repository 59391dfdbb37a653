import type { PictureName } from './guide-picture';
import type { Tab } from './tabs';

export interface GuideStep {
  picture: PictureName;
  title: string;
  text: string;
  /** The tab this step is about. */
  tab?: Tab;
}

export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    picture: 'welcome',
    title: 'Welcome to Heart & Head',
    text: 'Date with your heart, but do not leave your head behind. In a minute you will know where everything is.',
  },
  {
    picture: 'insights',
    title: 'Insights you can check',
    text: 'Every percentage says how sure it is and where it comes from, with your heart beside your head. The more dates you score, the more it can tell you.',
    tab: 'overview',
  },
  {
    picture: 'matches',
    title: 'Your matches, by your standards',
    text: 'Add somebody you are getting to know. After a date, rate it from 1 to 10 on each standard, and say how it felt. It takes under a minute.',
    tab: 'matches',
  },
  {
    picture: 'ideas',
    title: 'Ideas for the next date',
    text: 'Places and moments that suit you both. Like what you would enjoy, pass over the rest, and the list learns your taste.',
    tab: 'date-ideas',
  },
  {
    picture: 'coach',
    title: 'Alex, your coach',
    text: 'Ask about a date, a doubt or a pattern. Alex knows your standards and your dates, and shows where each figure comes from.',
    tab: 'alex',
  },
  {
    picture: 'start',
    title: 'Ready when you are',
    text: 'Only you can see any of this. Where would you like to begin?',
  },
];
