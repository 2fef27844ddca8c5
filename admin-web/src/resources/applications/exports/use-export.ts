import { useState } from 'react';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import type { ExportRequest } from '../../../providers/calls/exports';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Asks for a signed link and lets the browser fetch it: however much there is, none of it passes through the page. */
export function useExport() {
  const dataProvider = usePortalDataProvider();
  const notifyFailure = useNotifyFailure();
  const [isPreparing, setPreparing] = useState(false);
  const start = async (request: ExportRequest): Promise<void> => {
    setPreparing(true);
    try {
      followDownload(await dataProvider.requestExport(request));
    } catch (error) {
      notifyFailure(error, t('Failed to prepare the export'));
    } finally {
      setPreparing(false);
    }
  };
  return { start, isPreparing };
}

function followDownload({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
