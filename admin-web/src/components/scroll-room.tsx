import { GlobalStyles } from '@mui/material';

/** A desk's window at 400%, of which a bar that stays would take half: there it goes along with the page. */
export const LOW_WINDOW = '@media (max-height: 20rem)';

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
          [LOW_WINDOW]: { scrollPadding: 0 },
        },
      })}
    />
  );
}
