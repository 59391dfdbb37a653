import { BottomCall, FinalCall } from './calls-to-action';
import { FaqSection } from './faq-section';
import { FeaturesSection } from './features-section';
import { Hero } from './hero';
import { JourneySection } from './journey-section';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { ProblemSection } from './problem-section';
import { ResearchSection } from './research-section';
import { ScienceSection } from './science-section';
import { SolutionSection } from './solution-section';
import { TestimonialsSection } from './testimonials-section';
import { UseCasesSection } from './use-cases-section';

/** The whole page, without Material UI: it is also rendered to plain HTML when the client is built. */
export function LandingContent() {
  return (
    <div className="landing">
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <ProblemSection />
        <SolutionSection />
        <JourneySection />
        <FeaturesSection />
        <UseCasesSection />
        <TestimonialsSection />
        <FinalCall />
        <ScienceSection />
        <FaqSection />
        <BottomCall />
        <ResearchSection />
      </main>
      <LandingFooter />
    </div>
  );
}
