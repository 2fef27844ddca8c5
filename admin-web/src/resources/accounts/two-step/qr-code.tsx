import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

/** Modules of blank margin, which cameras need. */
const QUIET = 4;

/**
 * A text as a QR code, drawn in the browser, so that no other server learns it. Black on white in either colour scheme,
 * as cameras expect.
 */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data: rows = [] } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('qr')).encodeQR(text, 'raw', { ecc: 'medium', border: QUIET }),
    // The code may hold a secret, so it is not cached once it is off the screen.
    gcTime: 0,
    staleTime: Infinity,
  });
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size || 1} ${size || 1}`}
      shapeRendering="crispEdges"
      sx={{ aspectRatio: '1', bgcolor: '#fff', borderRadius: '10px', justifySelf: 'center', width: 220 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
