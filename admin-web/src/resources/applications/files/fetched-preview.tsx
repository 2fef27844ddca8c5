import type { ApplicationFileKind } from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { LoadingPanel } from '../../../components/loading-panel';
import { MessagePanel } from '../../../components/message-panel';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import type { Application } from '@smash/contract/client';
import { useHistoryRenewal } from '../history/use-history-renewal';
import { DownloadButton } from './download-button';
import { describePreviewFailure, fileTexts, LOCKED_PDF } from './file-messages';
import { FileViewer } from './file-viewer';
import { type PreviewContent, readPreview } from './read-preview';
import { t } from '../../../i18n/t';

interface FetchedPreviewProps {
  kind: ApplicationFileKind;
  name: string;
  /** As fileVersion tells it. */
  version: string;
  mode: PreviewContent['mode'];
}

/** Fetches the file through a signed link and shows it; the bytes are dropped when the preview closes. */
export function FetchedPreview({ kind, name, version, mode }: FetchedPreviewProps) {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const renewHistory = useHistoryRenewal();
  const [viewerFailure, setViewerFailure] = useState<string>();
  const id = application?.id ?? '';
  const { data, error } = useQuery({
    queryKey: ['file-preview', id, kind, name, version],
    queryFn: async () => {
      const file = await dataProvider.previewFile(id, kind);
      renewHistory(id);
      return readPreview(kind, mode, name, file);
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });

  const failure = viewerFailure ?? (error ? describePreviewFailure(kind, error) : undefined);
  if (failure !== undefined) {
    return (
      <MessagePanel
        title={failure}
        isAlert
        action={<DownloadButton kind={kind} label={t('Try Download Instead')} variant="contained" />}
      >
        {failure !== LOCKED_PDF && fileTexts(kind).hint}
      </MessagePanel>
    );
  }
  if (!data) return <LoadingPanel text={fileTexts(kind).loading} />;
  return <FileViewer content={data} name={name} onFailure={setViewerFailure} />;
}
