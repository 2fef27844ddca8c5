import { type ImportKind, randomKey } from '@smash/contract';
import type { CheckImport, Import } from '@smash/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { APPLICATIONS_KEY } from '../../providers/application-cache';
import { failureDetail, failureFields, failureStatus } from '../../providers/api-failure';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { isUnderWay } from './describe-import';
import { t } from '../../i18n/t';

const LIST_KEY = ['imports'];
const keyOf = (id: string) => [...LIST_KEY, id];
const POLL_MS = 1_000;
const POLL_AFTER_FAILURE_MS = 5_000;

export function useImportList() {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: () => dataProvider.listImports(),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
  });
}

/** One import, polled while it is under way; the imported records are then read again elsewhere. */
export function useImport(id: string) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: () => dataProvider.readImport(id),
    refetchInterval: ({ state: { data, error } }) => {
      if (!data || !isUnderWay(data) || (error && failureStatus(error) === 404)) return false;
      return error ? POLL_AFTER_FAILURE_MS : POLL_MS;
    },
  });
  const isDone = query.data?.state === 'done';
  useEffect(() => {
    if (!isDone) return;
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    void client.invalidateQueries({ queryKey: ['jobs'] });
  }, [client, isDone]);
  return query;
}

/** Uploads a file; the same file uploaded again is the same import. */
export function useUploadImport(onUploaded: (uploaded: Import) => unknown) {
  const dataProvider = usePortalDataProvider();
  const [keys] = useState(() => new WeakMap<File, Map<ImportKind, string>>());
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ kind, file }: { kind: ImportKind; file: File }) => {
      const ofFile = keys.get(file) ?? new Map<ImportKind, string>();
      keys.set(file, ofFile);
      const key = ofFile.get(kind) ?? randomKey();
      ofFile.set(kind, key);
      return dataProvider.uploadImport(kind, file, key);
    },
    onSuccess: onUploaded,
  });
  return { upload: mutate, isUploading: isPending, problem: error ? problemOf(error) : undefined };
}

/** The reason why a file was refused, in the server's words. */
const problemOf = (error: Error): string =>
  failureDetail(error) ??
  (Object.values(failureFields(error) ?? {}).join(' ') || t('Failed to upload the file'));

/** The steps of one import. */
export function useImportSteps(id: string) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(() => client.invalidateQueries({ queryKey: LIST_KEY }));
  const step = (action: () => Promise<Import>, failure: string) =>
    attempt(async () => client.setQueryData(keyOf(id), await action()), { failure });
  return {
    isPending,
    check: (body: CheckImport) =>
      step(() => dataProvider.checkImport(id, body), t('Failed to begin the check')),
    start: () => step(() => dataProvider.startImport(id), t('Failed to begin the import')),
    giveUp: () =>
      attempt(() => dataProvider.giveUpImport(id), {
        done: t('The file was removed. Nothing was imported.'),
        failure: t('Failed to remove the file'),
      }),
  };
}
