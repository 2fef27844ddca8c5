import { APPLICATION_STATUSES } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { RetryPanel } from '../../../components/retry-panel';
import type { Application } from '@smash/contract/client';
import { replaces } from '../../../providers/api-failure';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useAdvanceSetting } from './advance-switch';
import { ArrivalAnnouncement } from './arrival-announcement';
import type { ListAddress } from '../list/list-address';
import { ReviewBar } from './review-bar';
import { ReviewColumns } from './review-columns';
import { ReviewHeader } from './review-header';
import { ShortcutsHelp } from './shortcuts-help';
import { usePrefetch } from './use-prefetch';
import { useReview } from './use-review';
import { useReviewActions } from './use-review-actions';
import { useReviewNavigation } from './use-review-navigation';
import { statusKey } from './status-key';
import { useAnnouncement } from './use-announcement';
import { t } from '../../../i18n/t';

interface ReviewProps {
  id: string;
  address: ListAddress;
}

/** Goes through the applications of the list that the person came from, one after the other. */
export function Review({ id, address }: ReviewProps) {
  const review = useReview(id, address);
  const { goTo, leave } = useReviewNavigation(review.positionOf);
  const [announcement, announce] = useAnnouncement();
  const actions = useReviewActions({ record: review.record, announce });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [advances, setAdvances] = useAdvanceSetting();
  const dataProvider = usePortalDataProvider();
  const { data, error, refetch } = useGetOne<Application>('applications', { id });
  const isGone = replaces(error, data);
  const application = isGone ? undefined : data;
  const isStill = useIsStill(id);
  usePrefetch(review.next);

  const go = async (step: 1 | -1) => {
    const neighbour = (step === 1 ? review.next : review.previous) ?? (await review.findNeighbour(step));
    if (!isStill(id)) return;
    if (neighbour) goTo(neighbour);
    else if (neighbour === null)
      announce(step === 1 ? t('This is the last application') : t('This is the first application'));
  };
  const goUnopened = async () => {
    const unopened = await review.findFollowing(async (ids) => (await dataProvider.findUnopened(ids))[0]);
    if (!isStill(id)) return;
    if (unopened) goTo(unopened);
    else
      announce(
        unopened === null
          ? t('You have opened every application after this one')
          : t('The rest of the list could not be loaded'),
      );
  };
  const goNext = () => void go(1);
  const goBack = () => void go(-1);
  const undo = async () => {
    const undone = await actions.undo();
    if (undone !== undefined && isStill(id)) goTo(undone);
  };
  const remove = async () => {
    if (application && (await actions.removeOne(application))) goOn();
  };
  const goOn = () => {
    if (!isStill(id)) return;
    const neighbour = review.next ?? review.previous;
    if (neighbour) goTo(neighbour);
    else leave();
  };
  const setStatus = (status: Application['status']) => {
    if (!application) return;
    const isDecision = status !== application.status && status !== 'pending';
    void actions.setStatus(application, status);
    // Moves on at once: a failure to save is reported with the applicant's name.
    if (advances && isDecision) goNext();
  };
  useShortcuts({
    j: goNext,
    k: goBack,
    o: () => void goUnopened().catch(() => announce(t('The server could not be asked'))),
    a: () => setAdvances(!advances),
    '?': () => setHelpOpen(true),
    ...(actions.latest && { u: () => void undo() }),
    ...Object.fromEntries(APPLICATION_STATUSES.map((status) => [statusKey(status), () => setStatus(status)])),
  });

  return (
    <RecordContextProvider value={application}>
      <ReviewHeader onHelp={() => setHelpOpen(true)} />
      <ReviewBar
        review={review}
        announcement={announcement}
        onNext={goNext}
        onPrevious={goBack}
        onStatus={setStatus}
        onUndo={actions.latest && (() => void undo())}
      />
      <ArrivalAnnouncement position={review.position} />
      {isGone ? (
        <RetryPanel title={t('This application could not be loaded')} error={error} onRetry={refetch} />
      ) : (
        <ReviewColumns
          onDelete={remove}
          onErased={(erased) => {
            actions.recordErasure(erased);
            goOn();
          }}
        />
      )}
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </RecordContextProvider>
  );
}

/** Whether an application is still the one on screen: a late response must not move the person on from another. */
function useIsStill(id: string): (asked: string) => boolean {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = undefined;
    };
  }, [id]);
  return (asked) => shown.current === asked;
}
