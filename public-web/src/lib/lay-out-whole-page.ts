/** Switches off content-visibility for good: scrolling needs the final heights (styles/base.css). */
export function layOutWholePage(): void {
  document.documentElement.dataset['whole'] = '';
}
