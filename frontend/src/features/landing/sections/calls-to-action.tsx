import type { SignupLocation } from '#contract/tracking';

/** A form, so that the button works without JavaScript. */
export function SignUpButton({ location }: { location: SignupLocation }) {
  return (
    <form className="sign-up" action="/auth" method="get" data-signup={location}>
      <input type="hidden" name="mode" value="signup" />
      <button type="submit" className="button main">
        Sign Me Up
      </button>
      <p className="note">Free to start - No card required</p>
    </form>
  );
}

export function FinalCall() {
  return (
    <section className="final-call" aria-labelledby="final-call-title">
      <div className="wide">
        <h2 id="final-call-title">Make your next date the first one you learn from</h2>
        <SignUpButton location="final-cta" />
      </div>
    </section>
  );
}

/** The final call to action, on top of two overlapping circles. */
export function BottomCall() {
  return (
    <section className="bottom-call" aria-labelledby="bottom-call-title">
      <svg className="ground" viewBox="0 0 600 360" aria-hidden="true">
        <circle className="head" cx="250" cy="180" r="175" />
        <circle className="heart" cx="350" cy="180" r="175" />
        <path className="both" d="M300 12.3a175 175 0 0 1 0 335.4a175 175 0 0 1 0-335.4z" />
      </svg>
      <div className="wide">
        <h2 id="bottom-call-title">Bring both</h2>
        <p className="lead">Your heart already knows how to date. Give your head something to hold on to.</p>
        <SignUpButton location="bottom-cta" />
      </div>
    </section>
  );
}
