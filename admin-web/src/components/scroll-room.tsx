import { GlobalStyles } from '@mui/material';

/**
 * Brings what gets the focus out from under a bar that stays at the top of a wide screen, or at the bottom of a narrow one.
 * @param top,bottom what the bar takes there, in pixels
 */
export function ScrollRoom({ top, bottom }: { top: number; bottom: number }) {
  return (
    <GlobalStyles
      styles={({ breakpoints }) => ({
        html: {
          [breakpoints.up('md')]: { scrollPaddingTop: top },
          [breakpoints.down('md')]: { scrollPaddingBottom: bottom },
        },
      })}
    />
  );
}
