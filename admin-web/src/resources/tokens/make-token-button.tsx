import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { MakeTokenDialog } from './make-token-dialog';
import { TokenDialog } from './token-dialog';

/** Makes a token, and shows it the one time that it can be seen. */
export function MakeTokenButton() {
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        New token
      </Button>
      {isOpen && <MakeTokenDialog onClose={() => setOpen(false)} onMade={setToken} />}
      {token !== undefined && <TokenDialog token={token} onClose={() => setToken(undefined)} />}
    </>
  );
}
