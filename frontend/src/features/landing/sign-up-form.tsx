import type { SignupLocation } from '#contract/tracking';

/** A form, so that the button is a button and still leads on where no script runs. */
export function SignUpForm({ location }: { location: SignupLocation }) {
  return (
    <form className="sign-up" action="/auth" method="get" data-signup={location}>
      <input type="hidden" name="mode" value="signup" />
      <button type="submit" className="button heart">
        Sign Me Up
      </button>
      <p className="note">Free to start - No card required</p>
    </form>
  );
}
