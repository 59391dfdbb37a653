import { styled } from '@mui/material/styles';
import { fitWord } from '#contract/dating/insights/fit-words';
import { capitalized } from '../../lib/format';
import { FitDial } from '../../ui/dials/fit-dial';
import { gapWords, likelyWords } from '../../ui/dials/fit-texts';

const Figure = styled('figure')({ margin: 0 });

/** In px; what stands above or below it is as wide. */
export const MEETING_WIDTH = 376;

const Stage = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: MEETING_WIDTH,
  aspectRatio: '402 / 300',
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
});

const Ground = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& .head': { fill: theme.vars?.palette.soft.head },
  '& .heart': { fill: theme.vars?.palette.soft.heart },
  '& .meeting': {
    fill: `color-mix(in oklab, ${theme.vars?.palette.soft.head}, ${theme.vars?.palette.soft.heart})`,
  },
  '& text': { fontFamily: theme.typography.fontFamily, fontSize: 15, fontWeight: 600, textAnchor: 'middle' },
  '& .head-word': { fill: theme.vars?.palette.primary.main },
  '& .heart-word': { fill: theme.vars?.palette.secondary.main },
}));

const Middle = styled('div')({ position: 'relative', width: '43.5%' });

// A plausible match after two dates.
const EXAMPLE = { percent: 78, likely: { low: 66, high: 88 }, heart: 90, dateCount: 2 };

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  marginTop: 12,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
  '& b': { fontWeight: 620, color: theme.vars?.palette.text.primary },
  '& i': { fontStyle: 'normal', fontWeight: 620, color: theme.vars?.palette.secondary.main },
}));

/** The same score where there is no room for the circles. */
export function PlainDial() {
  return <FitDial {...EXAMPLE} decorative />;
}

/** The score, where the heart and head circles overlap. */
export function MeetingDial() {
  return (
    <Figure>
      <Stage>
        {/* The two circles from edge to edge. */}
        <Ground viewBox="19 0 402 300" aria-hidden>
          <circle className="head" cx="165" cy="150" r="146" />
          <circle className="heart" cx="275" cy="150" r="146" />
          <path className="meeting" d="M220 14.8a146 146 0 0 1 0 270.4a146 146 0 0 1 0-270.4z" />
          <text className="head-word" x="74" y="155">
            Head
          </text>
          <text className="heart-word" x="366" y="155">
            Heart
          </text>
        </Ground>
        <Middle>
          <FitDial {...EXAMPLE} size="hero" />
        </Middle>
      </Stage>
      <Caption aria-hidden>
        <b>{fitWord(EXAMPLE.percent, EXAMPLE.likely)} so far</b>
        <span>{likelyWords(EXAMPLE.likely, EXAMPLE.dateCount)}</span>
        <i>{capitalized(gapWords(EXAMPLE.heart - EXAMPLE.percent))}</i>
      </Caption>
    </Figure>
  );
}
