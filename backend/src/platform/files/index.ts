/** What other modules may use of this one besides its services. */
export { cleanFileName, contentDisposition } from './file-name.js';
export { FileRejectedError } from './inspection/file-rejected.error.js';
export { inspectFile } from './inspection/inspect-file.js';
export { FILE_WARNINGS, type FileWarning } from './inspection/pdf-search.js';
export { type FileResponse, sendFile } from './send-file.js';
export { VirusScanner } from './scanning/virus-scanner.js';
export { FileStorage } from './storage/file-storage.js';
