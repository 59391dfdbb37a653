import { Farewell, LandingFooter, LandingHeader } from './landing-frame';
import { BottomCall, FinalCall } from './sections/calls-to-action';
import { ProblemSection, ResearchSection } from './sections/evidence-sections';
import { FaqSection } from './sections/faq-section';
import { FeaturesSection } from './sections/features-section';
import { Hero } from './sections/hero';
import { JourneySection } from './sections/journey-section';
import { ScienceSection } from './sections/science-section';
import { SolutionSection } from './sections/solution-section';
import { TestimonialsSection, UseCasesSection } from './sections/stories-sections';

/** The whole page, without Material UI: the build also renders it to plain HTML. */
export function LandingContent() {
  return (
    <div className="landing">
      <LandingHeader />
      <Farewell />
      <main id="main" tabIndex={-1}>
        <Hero />
        <ProblemSection />
        <SolutionSection />
        <FinalCall />
        <JourneySection />
        <FeaturesSection />
        <UseCasesSection />
        <TestimonialsSection />
        <ScienceSection />
        <FaqSection />
        <BottomCall />
        <ResearchSection />
      </main>
      <LandingFooter />
    </div>
  );
}
