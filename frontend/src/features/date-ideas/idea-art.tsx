import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IDEA_CATEGORIES, type IdeaCategory } from '#contract/dating/date-ideas';

/** One 64 by 64 drawing per category: `head` and `heart` are the strokes, `-fill` the two background colors. */
const ART: Readonly<Record<IdeaCategory, ReactNode>> = {
  Animals: (
    <>
      <ellipse className="heart-fill heart" cx="32" cy="41" rx="13" ry="11" />
      <circle className="head-fill head" cx="15" cy="28" r="5" />
      <circle className="head-fill head" cx="26" cy="18" r="5.5" />
      <circle className="head-fill head" cx="39" cy="18" r="5.5" />
      <circle className="head-fill head" cx="50" cy="28" r="5" />
    </>
  ),
  'Around town': (
    <>
      <path className="head-fill head" d="M6 54V30h14v24M20 54V18l12-8 12 8v36M44 54V26h14v28" />
      <path className="head" d="M4 54h56" />
      <path className="heart-fill heart" d="M28 54V42a4 4 0 0 1 8 0v12z" />
      <path className="heart" d="M28 24h8M28 32h8M50 34h3M50 42h3M11 38h4" />
    </>
  ),
  'At home': (
    <>
      <path className="head-fill head" d="M12 30v24h40V30" />
      <path className="head" d="M6 34L32 12l26 22" />
      <path className="heart-fill heart" d="M32 48l-9-9a6 6 0 0 1 9-8 6 6 0 0 1 9 8z" />
    </>
  ),
  'Books & ideas': (
    <>
      <path className="head-fill head" d="M32 20c-7-5-15-6-24-5v33c9-1 17 0 24 5z" />
      <path className="heart-fill heart" d="M32 20c7-5 15-6 24-5v33c-9-1-17 0-24 5z" />
      <path className="head" d="M15 25c4 0 8 0 11 2M15 33c4 0 8 0 11 2" />
      <path className="heart" d="M49 25c-4 0-8 0-11 2M49 33c-4 0-8 0-11 2" />
    </>
  ),
  'Coffee & tea': (
    <>
      <path className="head-fill head" d="M12 28h32v12a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14z" />
      <path className="head" d="M44 31h4a6 6 0 0 1 0 13h-5M8 58h40" />
      <path className="heart" d="M21 21c-3-4 3-6 0-10M29 21c-3-4 3-6 0-10M37 21c-3-4 3-6 0-10" />
    </>
  ),
  'Food & drink': (
    <>
      <path className="head-fill head" d="M6 34h34c0 12-7 18-17 18S6 46 6 34z" />
      <path className="head" d="M2 34h42M15 56h16" />
      <path className="heart" d="M14 27c4-9 14-9 18 0" />
      <path className="heart-fill heart" d="M48 12h12c0 9-1 14-6 14s-6-5-6-14z" />
      <path className="heart" d="M54 26v26M48 52h12" />
    </>
  ),
  Games: (
    <>
      <rect
        className="head-fill head"
        x="6"
        y="22"
        width="30"
        height="30"
        rx="6"
        transform="rotate(-10 21 37)"
      />
      <rect
        className="heart-fill heart"
        x="34"
        y="10"
        width="24"
        height="24"
        rx="5"
        transform="rotate(12 46 22)"
      />
      <path className="head" strokeWidth="4" d="M14 33h0M21 37h0M28 41h0" />
      <path className="heart" strokeWidth="4" d="M42 17h0M50 27h0" />
    </>
  ),
  'Giving back': (
    <>
      <path className="heart-fill heart" d="M32 34L20 22a8 8 0 0 1 12-11 8 8 0 0 1 12 11z" />
      <path
        className="head-fill head"
        d="M6 42l12-4 10 4h8a4 4 0 0 1 0 8H26M36 47l14-7c5-2 8 3 4 6L38 56H20L6 54z"
      />
    </>
  ),
  'Live music': (
    <>
      <path className="head" d="M24 46V16l28-6v30" />
      <path className="heart" d="M24 25l28-6" />
      <ellipse className="head-fill head" cx="17" cy="47" rx="8" ry="6" />
      <ellipse className="heart-fill heart" cx="45" cy="41" rx="8" ry="6" />
    </>
  ),
  Making: (
    <>
      <path
        className="head-fill head"
        d="M20 22h24c6 8 8 12 8 18 0 9-8 14-20 14s-20-5-20-14c0-6 2-10 8-18z"
      />
      <path className="head" d="M22 22l-3-8h26l-3 8" />
      <path className="heart" d="M13 36c6 5 12-5 19 0s13-5 19 0M18 46c5 3 9-3 14 0s9-3 14 0" />
    </>
  ),
  'Markets & fairs': (
    <>
      <path
        className="heart-fill heart"
        d="M8 26l5-14h38l5 14a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z"
      />
      <path className="head" d="M13 34v20M51 34v20" />
      <path className="head-fill head" d="M10 42h44v8H10z" />
      <path className="heart" d="M24 13l-4 13M40 13l4 13M32 12v14" />
    </>
  ),
  'Museums & art': (
    <>
      <path className="head-fill head" d="M8 24L32 9l24 15z" />
      <path className="head" d="M8 54h48M14 30v18M50 30v18M10 48h44" />
      <path className="heart-fill heart" d="M24 30h16v12H24z" />
      <path className="heart" d="M25 41l5-5 4 3 5-6" />
    </>
  ),
  'On the water': (
    <>
      <path className="heart-fill heart" d="M34 8v30H14z" />
      <path className="head-fill head" d="M38 16l12 22H38z" />
      <path className="head" d="M8 42h48l-6 9H14z" />
      <path className="heart" d="M4 57c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0" />
    </>
  ),
  Outdoors: (
    <>
      <circle className="heart-fill heart" cx="47" cy="17" r="8" />
      <path className="head-fill head" d="M4 54l17-30 12 20 7-10 20 20z" />
      <path className="heart" d="M26 54c2-6 10-5 12-11" />
    </>
  ),
  'Sport & movement': (
    <>
      <circle className="heart-fill heart" cx="38" cy="11" r="6" />
      <path className="head" d="M20 26l12-5 8 8 10 2" />
      <path className="head" strokeWidth="4" d="M32 22l-6 16 10 6-2 14" />
      <path className="heart" d="M26 38l-6 9H9M48 50h9M50 43h7" />
    </>
  ),
  'Stage & screen': (
    <>
      <path className="head-fill head" d="M6 10h52v32H6z" />
      <path className="heart-fill heart" d="M6 10h14c0 14-5 22-14 26zM58 10H44c0 14 5 22 14 26z" />
      <path className="head" d="M18 54a6 6 0 0 1 12 0M34 54a6 6 0 0 1 12 0" />
    </>
  ),
  'Stars & views': (
    <>
      <path className="heart-fill heart" d="M42 8a16 16 0 1 0 14 24A17 17 0 0 1 42 8z" />
      <path className="head" d="M16 12v8M12 16h8M12 34v6M9 37h6" />
      <path className="head-fill head" d="M4 56c10-12 18-12 28-4s18 2 28-4v8z" />
    </>
  ),
  Wellbeing: (
    <>
      <path className="heart-fill heart" d="M32 46C24 38 24 24 32 14c8 10 8 24 0 32z" />
      <path
        className="head-fill head"
        d="M32 48C20 48 12 40 10 28c10 1 18 8 22 20zM32 48c12 0 20-8 22-20-10 1-18 8-22 20z"
      />
      <path className="heart" d="M14 56h36" />
    </>
  ),
};

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
  '& .head-fill': { fill: theme.vars?.palette.background.paper },
  '& .heart-fill': { fill: `color-mix(in srgb, ${theme.vars?.palette.secondary.main} 26%, transparent)` },
}));

const Ground = styled('div', { shouldForwardProp: (name) => name !== 'voice' })<{ voice: 'heart' | 'head' }>(
  ({ theme, voice }) => ({
    display: 'grid',
    placeItems: 'center',
    background: theme.vars?.palette.soft[voice],
    '& svg': { width: 'min(72%, 84px)', aspectRatio: '1' },
  }),
);

const isCategory = (text: string): text is IdeaCategory =>
  IDEA_CATEGORIES.some((category) => category === text);

/** A drawing for the idea's category, with alternating brand backgrounds. */
export function IdeaArt({ eventType, className }: { eventType: string; className?: string }) {
  const category: IdeaCategory = isCategory(eventType) ? eventType : 'Around town';
  return (
    <Ground className={className} voice={IDEA_CATEGORIES.indexOf(category) % 2 ? 'heart' : 'head'}>
      <Drawing viewBox="0 0 64 64" aria-hidden>
        {ART[category]}
      </Drawing>
    </Ground>
  );
}
