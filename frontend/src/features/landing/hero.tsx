import { HeroDial } from './hero-dial';
import { SignUpForm } from './sign-up-form';

export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wide">
        <div className="promise">
          <h1 id="hero-title">
            Date with your <em className="heart">heart</em>, but do not leave your{' '}
            <em className="head">head</em> behind.
          </h1>
          <p className="lead">
            Say what matters to you. After each date, take a minute for honest ratings. Then see how well
            somebody fits your own standards so far, how sure that is, and where your heart disagrees.
          </p>
          <SignUpForm location="hero" />
        </div>
        <HeroDial />
      </div>
    </section>
  );
}
