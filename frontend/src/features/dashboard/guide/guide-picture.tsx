import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .head': { stroke: theme.vars?.palette.primary.main },
  '& .heart': { stroke: theme.vars?.palette.secondary.main },
  '& .quiet': { stroke: theme.vars?.palette.score.track },
  '& .head-ground': { fill: theme.vars?.palette.soft.head },
  '& .heart-ground': { fill: theme.vars?.palette.soft.heart },
  '& .blend.from-head': { stopColor: theme.vars?.palette.primary.main },
  '& .blend.to-heart': { stopColor: theme.vars?.palette.secondary.main },
  '& .blend-ground.from-head': { stopColor: theme.vars?.palette.soft.head },
  '& .blend-ground.to-heart': { stopColor: theme.vars?.palette.soft.heart },
  '& .paper': { fill: theme.vars?.palette.background.paper },
  '& .head-ink': { fill: theme.vars?.palette.primary.main },
  '& .heart-ink': { fill: theme.vars?.palette.secondary.main },
}));

/** A heart with its tip at x, y. */
const heart = (x: number, y: number) => `M${x} ${y}l-10-10a6.6 6.6 0 0 1 10-8.6 6.6 6.6 0 0 1 10 8.6z`;

const PICTURES = {
  welcome: (
    <>
      <defs>
        {/* From one color to the other where the circles meet, so that both have the same color wherever they cross. */}
        {(['blend', 'blend-ground'] as const).map((id) => (
          <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1="96" x2="144">
            <stop className={`${id} from-head`} />
            <stop className={`${id} to-heart`} offset="1" />
          </linearGradient>
        ))}
        <clipPath id="head-side">
          <circle cx="98" cy="70" r="46" />
        </clipPath>
      </defs>
      <g fill="url(#blend-ground)">
        <circle cx="98" cy="70" r="46" />
        <circle cx="142" cy="70" r="46" />
        <circle cx="142" cy="70" r="46" fill="url(#blend)" opacity="0.22" clipPath="url(#head-side)" />
      </g>
      <g stroke="url(#blend)">
        <circle cx="98" cy="70" r="46" />
        <circle cx="142" cy="70" r="46" />
      </g>
      <path className="head" d="M60 70l9 9 16-18" />
      <path className="heart" d={heart(168, 82)} />
    </>
  ),
  insights: (
    <>
      <rect className="head-ground" x="24" y="22" width="84" height="98" rx="16" />
      <circle className="quiet" cx="66" cy="66" r="26" strokeWidth="8" />
      <path className="head" d="M66 40a26 26 0 1 1-25 19" strokeWidth="8" />
      <path className="heart" d="M66 31a35 35 0 1 1-31 19" />
      <path className="head" d="M132 112h84M132 112V34" />
      <path className="head" d="M142 96l20-14 18 6 28-38" />
      <path className="heart" strokeDasharray="1 8" d="M142 80l20-6 18-16 28 2" />
      <circle className="head-ink" cx="208" cy="50" r="5" />
      <circle className="heart-ink" cx="208" cy="60" r="4" />
    </>
  ),
  matches: (
    <>
      <rect className="heart-ground" x="34" y="20" width="74" height="100" rx="16" />
      <circle className="heart" cx="71" cy="54" r="15" />
      <path className="heart" d="M48 98c2-16 12-22 23-22s21 6 23 22" />
      <path className="head" d="M132 38h76M132 70h76M132 102h76" />
      {[
        [186, 38],
        [158, 70],
        [198, 102],
      ].map(([x, y]) => (
        <circle key={y} className="head paper" cx={x} cy={y} r="8" />
      ))}
    </>
  ),
  ideas: (
    <>
      <path className="head-ground" d="M24 112c30-44 56-44 82-20s60 10 110-30v42a10 10 0 0 1-10 10z" />
      <path className="head" strokeDasharray="1 9" d="M40 104c30-30 44-6 70-12s34-34 66-38" />
      <path className="heart heart-ground" d="M182 58c-14-16-20-22-20-31a20 20 0 0 1 40 0c0 9-6 15-20 31z" />
      <path className="heart" d={heart(182, 37)} transform="translate(72 10) scale(0.6)" />
      <circle className="head paper" cx="38" cy="104" r="8" />
      <circle className="head paper" cx="110" cy="92" r="6" />
    </>
  ),
  coach: (
    <>
      <path
        className="heart-ground"
        d="M98 22h98a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16h-4v14l-18-14H98a16 16 0 0 1-16-16V38a16 16 0 0 1 16-16z"
      />
      <path className="heart" d="M104 42h74M104 56h46" />
      <path
        className="head-ground head"
        d="M44 66h90a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14H66l-18 14v-14h-4a14 14 0 0 1-14-14V80a14 14 0 0 1 14-14z"
      />
      <path className="head" d="M50 84h40M50 97h62" />
      <path className="heart" d={heart(124, 94)} transform="translate(37 26) scale(0.7)" />
    </>
  ),
  start: (
    <>
      <path className="head" d="M30 112c40 0 34-46 74-46 28 0 22 22 44 22" />
      <path className="head" strokeDasharray="1 9" d="M152 86c18-2 24-16 32-28" />
      <circle className="heart-ground" cx="190" cy="42" r="26" />
      <path className="heart" d={heart(190, 54)} />
      <circle className="head-ink" cx="30" cy="112" r="6" />
      <circle className="head paper" cx="104" cy="66" r="8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof PICTURES;

/** Without the room around what is drawn. */
const VIEWS: Readonly<Partial<Record<PictureName, string>>> = { welcome: '48 18 144 104' };
const VIEW = '18 14 204 114';

/** A drawing of what the step describes, in the two brand colors. */
export function GuidePicture({ name }: { name: PictureName }) {
  return (
    <Frame viewBox={VIEWS[name] ?? VIEW} aria-hidden>
      {PICTURES[name]}
    </Frame>
  );
}
