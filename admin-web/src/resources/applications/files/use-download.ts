import { MESSAGES, type ApplicationFileKind } from '@smash/contract';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { keepFocus } from '../../../providers/keep-focus';
import { readSession } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import {
  downloadFileName,
  personalFileName,
  storedFileName,
  writtenLetter,
} from '../../../providers/file-name';
import type { Application } from '@smash/contract/client';
import { describeDownloadFailure, fileTexts } from './file-messages';
import { saveFile } from '../../../components/save-file';
import { useHistoryRenewal } from '../history/use-history-renewal';
import { t } from '../../../i18n/t';

/** Saves a file of the application in context, byte for byte; an alert says why that failed. */
export function useDownload(kind: ApplicationFileKind) {
  const application = useRecordContext<Application>();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const renewHistory = useHistoryRenewal();
  const [isDownloading, setDownloading] = useState(false);

  const fetchAndSave = async (from: Application) => {
    const { blob, disposition } = await dataProvider.downloadFile(from, kind);
    renewHistory(from.id);
    if (blob.size === 0) notify(t(MESSAGES.emptyDownload), { type: 'error' });
    else saveFile(blob, downloadFileName(disposition, from, kind));
  };

  const writtenLetterOf = (from: Application) => (kind === 'cover_letter' ? writtenLetter(from) : undefined);

  const download = async () => {
    const stored = application && (writtenLetterOf(application) ?? storedFileName(application, kind));
    if (!application || !stored) {
      notify(fileTexts(kind).nothingToDownload, { type: 'warning' });
      return;
    }
    if (writtenLetterOf(application) !== undefined) {
      saveFile(new Blob([stored]), `${personalFileName(application, kind)}.txt`);
      return;
    }
    const giveBack = keepFocus();
    setDownloading(true);
    try {
      await fetchAndSave(application);
    } catch (error) {
      if (readSession()) notify(describeDownloadFailure(kind, error), { type: 'error' });
    } finally {
      setDownloading(false);
      giveBack();
    }
  };
  return { download, isDownloading };
}
