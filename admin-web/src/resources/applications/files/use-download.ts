import { MESSAGES, type FileKind } from '@smash/contract';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { readSession } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { downloadFileName, personalFileName, writtenLetter } from '../../../providers/file-name';
import type { Application } from '@smash/contract/client';
import { describeDownloadFailure, FILE_TEXTS } from './file-messages';
import { saveFile } from '../../../components/save-file';
import { useHistoryRenewal } from '../history/use-history-renewal';

/** Saves a file of the application in context, byte for byte; what goes wrong is said in an alert. */
export function useDownload(kind: FileKind) {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const renewHistory = useHistoryRenewal();
  const [isDownloading, setDownloading] = useState(false);

  const fetchAndSave = async (from: Application) => {
    const { blob, disposition } = await dataProvider.downloadFile(from, kind);
    renewHistory(from.id);
    if (blob.size === 0) notify(MESSAGES.emptyDownload, { type: 'error' });
    else saveFile(blob, downloadFileName(disposition, from, kind));
  };

  const download = async () => {
    const stored = kind === 'cv' ? application?.cv_filename : application?.cover_letter;
    if (!application || !stored) {
      notify(FILE_TEXTS[kind].nothingToDownload, { type: 'warning' });
      return;
    }
    if (kind === 'cover_letter' && writtenLetter(application) !== undefined) {
      saveFile(new Blob([stored]), `${personalFileName(application, kind)}.txt`);
      return;
    }
    setDownloading(true);
    try {
      await fetchAndSave(application);
    } catch (error) {
      if (readSession()) notify(describeDownloadFailure(kind, error), { type: 'error' });
    } finally {
      setDownloading(false);
    }
  };
  return { download, isDownloading };
}
