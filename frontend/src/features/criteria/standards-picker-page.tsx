import { ErrorPanel } from '../../ui/feedback/error-panel';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { useCriteria } from './criteria.api';
import { SelectionHeading } from './selection-heading';
import { StandardsPicker } from './standards-picker';

const TITLE = 'What matters to you?';

/** The short way: names only, stars and descriptions later. */
export function StandardsPickerPage() {
  const { data, error, refetch } = useCriteria();
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE}>
        <SelectionHeading title={TITLE}>
          Pick at least three. You can weigh them and describe them in your own words later.
        </SelectionHeading>
        {data && <StandardsPicker selected={data} />}
        {!data && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={4} label="Loading your standards" />}
      </PageMain>
    </>
  );
}
