import { ErrorPanel } from '../../ui/feedback/error-panel';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { SelectionHeading } from './selection-heading';
import { StandardSelection } from './standard-selection';
import { useAllCriteria } from './criteria.api';

const TITLE = 'Choose Your Dating Standards';

export function CriteriaSelectionPage() {
  const { data, error, refetch } = useAllCriteria();
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE}>
        <SelectionHeading title={TITLE}>
          Three to ten things that matter to you in a person. Every date is rated against them, and the stars
          say how much each one weighs.
        </SelectionHeading>
        {data && <StandardSelection criteria={data} />}
        {!data && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={5} label="Loading your standards" />}
      </PageMain>
    </>
  );
}
