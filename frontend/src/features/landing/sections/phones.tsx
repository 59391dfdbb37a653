import type { ReactNode } from 'react';
import { fitWord } from '#contract/dating/insights/fit-words';
import { gapWords, likelyWords } from '../../../ui/dials/fit-texts';
import { EXAMPLE } from './example-match';
import { ExampleDial } from './example-dial';

const SCALE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function Phone({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`phone ${className}`}>
      <div className="glass">{children}</div>
    </div>
  );
}

interface RatingProps {
  name: string;
  chosen: number;
  voice: 'head' | 'heart';
  /** The user's own words for each end, where the thumb is. */
  ends?: readonly [string, string];
}

function Rating({ name, chosen, voice, ends }: RatingProps) {
  return (
    <div className={`rating ${voice}`}>
      <p className="question">{name}</p>
      <p className="steps">
        {SCALE.map((step) => (
          <span key={step} className={step === chosen ? 'chosen' : undefined}>
            {step}
          </span>
        ))}
      </p>
      {ends && (
        <p className="ends">
          <span>
            <b>Low</b> {ends[0]}
          </span>
          <span>
            <b>High</b> {ends[1]}
          </span>
        </p>
      )}
    </div>
  );
}

/** The form a date is scored with, as it looks in the app. */
function ScorePhone() {
  return (
    <Phone className="scoring">
      <p className="title">Score Your Date Experience</p>
      <p className="facts">
        <span>Today</span>
        <span>Blue Door Café</span>
      </p>
      <Rating name="Chemistry" chosen={9} voice="heart" />
      <Rating name="Trust and Reliability" chosen={9} voice="head" />
      <Rating
        name="Communication Quality"
        chosen={8}
        voice="head"
        ends={['Talks at me, never asks.', 'Listens, and says hard things kindly.']}
      />
      <p className="save">
        <span>6 of 6</span>
        <b>Save Date Experience</b>
      </p>
    </Phone>
  );
}

/** A match's card, as it looks in the app. */
function MatchPhone() {
  const { name, fit } = EXAMPLE;
  if (fit.percent === null || fit.gap === null || !fit.likely) return null;
  return (
    <Phone className="matches">
      <p className="title">Your matches</p>
      <div className="match">
        <ExampleDial fit={{ ...fit, percent: fit.percent }} />
        <div>
          <p className="name">{name}</p>
          <p>34 · Teacher</p>
        </div>
        <p className="words">
          <b>{fitWord(fit.percent, fit.likely)} so far.</b> {likelyWords(fit.likely, fit.dateCount)}
        </p>
        <p className="ahead">{gapWords(fit.gap)}</p>
        <p className="actions">
          <b>Score Date</b>
          <span>Details</span>
        </p>
      </div>
      <div className="match empty">
        <p className="name">Alba</p>
        <p>Date experience needed</p>
      </div>
    </Phone>
  );
}

/** What the app looks like in the hand; the words beside it say the same. */
export function Phones() {
  return (
    <div className="phones" aria-hidden="true">
      <ScorePhone />
      <MatchPhone />
    </div>
  );
}
