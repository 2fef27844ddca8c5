import type { ExportRequest } from '../../../providers/calls/exports';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Requests a signed link for the browser to download: the data, however large, does not pass through the page. */
export function useExport() {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt();
  const start = (request: ExportRequest) =>
    attempt(async () => followDownload(await dataProvider.requestExport(request)), {
      failure: t('Failed to prepare the export'),
    });
  return { start, isPreparing: isPending };
}

function followDownload({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
