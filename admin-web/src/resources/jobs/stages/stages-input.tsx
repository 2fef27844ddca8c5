import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { checkStages, type JobStage, STAGE_LIMITS, STAGE_MESSAGES } from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { TextInput, useRecordContext } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { EntryActions } from '../../../components/ordered-list/entry-actions';
import { ListNotes } from '../../../components/ordered-list/list-notes';
import { useOrderedList } from '../../../components/ordered-list/use-ordered-list';
import { boardKey } from '../../../providers/application-cache';
import { newStage, type StageValues, toStages } from '../../../providers/stage-values';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { describeApplications } from '../describe-applications';

/** The rule of all stages, as far as it is about the name of one of them. */
function rule(index: number) {
  return (_value: unknown, { stages = [] }: { stages?: StageValues[] }) =>
    checkStages(toStages(stages)).find(({ at }) => at[0] === index && at[1] === 'name')?.message;
}

/** The steps that reviewed applications for this job stand in. */
export function StagesInput() {
  const list = useOrderedList<StageValues>({
    name: 'stages',
    noun: 'stage',
    field: 'name',
    create: newStage,
  });
  const { fields, removed } = list;
  const isFull = fields.length >= STAGE_LIMITS.stages;
  const standing = useStanding(removed?.item.id);
  return (
    <Box component="section" aria-labelledby="stages-heading" sx={{ gridColumn: '1 / -1', mb: 2, mt: 1 }}>
      <Typography id="stages-heading" variant="h4" component="h3">
        Stages
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        The steps that reviewed applications go through, such as Phone screen, Interview and Offer. They are
        the columns of the board. Applicants don’t see them.
      </Typography>
      {fields.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {fields.map(({ key }, index) => (
            <Box
              key={key}
              component="li"
              sx={{ alignItems: 'start', display: 'flex', gap: 1, maxWidth: 560 }}
            >
              <TextInput
                source={`stages.${index}.name` satisfies `stages.${number}.${keyof JobStage}`}
                label={`Stage ${index + 1}`}
                validate={Object.assign(rule(index), { isRequired: true })}
                sx={{ flex: 1 }}
              />
              <Box sx={{ flex: 'none', pt: 3.25 }}>
                <EntryActions list={list} index={index} fieldKey={key} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <ListNotes list={list} removedName={removed?.item.name}>
        {standing > 0 &&
          `. When you save, ${describeApplications(standing)} in it will be Reviewed with no stage.`}
      </ListNotes>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<AddIcon />}
        disabled={isFull}
        onClick={list.add}
        sx={{ mt: 1.5 }}
      >
        Add stage
      </Button>
      {isFull && <FormHelperText>{STAGE_MESSAGES.tooMany}</FormHelperText>}
    </Box>
  );
}

/** How many applications stand in a stage of the job that is edited. */
function useStanding(stageId: string | undefined): number {
  const dataProvider = usePortalDataProvider();
  const id = Number(useRecordContext<Job>()?.id);
  const { data } = useQuery({
    queryKey: [...boardKey(id), 'counts'],
    queryFn: () => dataProvider.readBoard(id),
    enabled: stageId !== undefined && Number.isInteger(id),
  });
  return data?.columns.find((column) => column.stage_id === stageId)?.count ?? 0;
}
