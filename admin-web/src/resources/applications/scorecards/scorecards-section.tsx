import { Box, Button, Typography } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { TitledSection } from '../../../components/details/details-section';
import { Permitted } from '../../../providers/permitted';
import { SectionState } from '../section-state';
import { describeGivers } from './describe-givers';
import { GivenScorecards } from './given-scorecards';
import { ScorecardForm } from './scorecard-form';
import { useScorecards } from './use-scorecards';
import { t } from '../../../i18n/t';

export interface ScorecardsSectionProps {
  /** Whether this is a review, where the form is open and R focuses it. */
  isReview?: boolean;
  /** Whether somebody waits for the form to type into it. */
  isWanted?: boolean;
  /** Called when the form has the focus, or when there is no form. */
  onTaken?: () => void;
}

/** The ratings of the application in context; those of others are shown once the person has given one. */
export function ScorecardsSection(props: ScorecardsSectionProps) {
  const application = useRecordContext<Application>();
  return application ? <Ratings key={application.id} applicationId={application.id} {...props} /> : null;
}

function Ratings({
  applicationId,
  isReview = false,
  isWanted = false,
  onTaken,
}: ScorecardsSectionProps & { applicationId: string }) {
  const query = useScorecards(applicationId);
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [saves, setSaves] = useState(0);
  // After saving, the form that had the focus is gone.
  useEffect(() => {
    if (saves > 0) changeButton.current?.focus();
  }, [saves]);
  const { data: scorecards } = query;
  const hasNoForm = scorecards?.own === null && scorecards.criteria.length === 0;
  const isInVain = isWanted && (hasNoForm || (!scorecards && query.isError));
  useEffect(() => {
    if (!isInVain) return;
    // A failure to load the ratings is shown in their place.
    if (hasNoForm) notify(t('There is nothing to rate here'), { type: 'info' });
    onTaken?.();
  }, [isInVain, hasNoForm, notify, onTaken]);
  if (isWanted && scorecards?.own && !isOpen) setOpen(true);
  if (!scorecards) {
    return (
      <TitledSection title={t('Ratings')}>
        <SectionState failure={t('The ratings could not be loaded.')} query={query} />
      </TitledSection>
    );
  }
  const { criteria, own, given_by } = scorecards;
  const canRate = criteria.length > 0;
  if (!canRate && !own && given_by.length === 0) return null;
  const form = (onClose?: () => void) => (
    <ScorecardForm
      applicationId={applicationId}
      scorecards={scorecards}
      hasShortcut={isReview}
      isWanted={isWanted}
      onTaken={onTaken}
      onClose={onClose}
      onSaved={() => {
        setOpen(false);
        setSaves((count) => count + 1);
      }}
    />
  );
  const close = () => setOpen(false);
  const open = () => setOpen(true);
  return (
    <TitledSection title={t('Ratings')}>
      {own ? (
        isOpen ? (
          form(close)
        ) : (
          <GivenScorecards
            applicationId={applicationId}
            scorecards={{ ...scorecards, own }}
            changeButton={changeButton}
            onChange={open}
          />
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: isOpen || isReview ? 'stretch' : 'start' }}>
          <Typography variant="body2" color="textSecondary">
            {describeGivers(given_by)}
            {!canRate && ` ${t('This job no longer has criteria, so nobody else can rate it.')}`}
          </Typography>
          {canRate && (
            <Permitted to="scorecards.give">
              {isReview ? (
                form()
              ) : isOpen ? (
                form(close)
              ) : (
                <Button color="secondary" size="small" variant="outlined" onClick={open}>
                  {t('Rate this application')}
                </Button>
              )}
            </Permitted>
          )}
        </Box>
      )}
    </TitledSection>
  );
}
