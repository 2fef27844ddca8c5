import PrintIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { IconAction } from '../../../components/icon-action';
import type { Application } from '@smash/contract/client';
import { printApplication } from './print-application';

/** Opens the printable summary; the browser's print dialog saves it as PDF. */
export function PrintButton({ isIcon = false }: { isIcon?: boolean }) {
  const application = useRecordContext<Application>();
  const notify = useNotify();
  if (!application) return null;
  const print = () => {
    if (printApplication(application)) return;
    notify('Your browser blocked the print window. Allow pop-ups for this site, then try again.', {
      type: 'error',
    });
  };
  if (isIcon) {
    return (
      <IconAction name="Download Application PDF" onClick={print}>
        <PrintIcon fontSize="small" />
      </IconAction>
    );
  }
  return (
    <Button color="secondary" variant="outlined" startIcon={<PrintIcon />} onClick={print}>
      Download PDF
    </Button>
  );
}
