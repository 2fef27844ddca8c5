/** The review gives a document all the height it has. */
export const VIEWER_HEIGHT = 'var(--viewer-height, 70vh)';
