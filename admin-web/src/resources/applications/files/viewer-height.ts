/** The review sets the variable, to give a document all the height that it has. */
export const VIEWER_HEIGHT = 'var(--viewer-height, 70vh)';
