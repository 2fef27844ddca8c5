import type { Page } from '@playwright/test';

/** Names of the files that the device keeps. */
export const keptNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('smash.application-files');
        opening.onupgradeneeded = () => opening.result.createObjectStore('files');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('files').objectStore('files').getAll();
          all.onsuccess = () => resolve(all.result.map(({ file }: { file: File }) => file.name));
        };
      }),
  );

/** Keeps a file on the device, as the form of a job does. */
export const keepFile = (page: Page, name: string) =>
  page.evaluate(
    (fileName) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('smash.application-files');
        opening.onupgradeneeded = () => opening.result.createObjectStore('files');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('files', 'readwrite');
          writing
            .objectStore('files')
            .put({ file: new File(['%PDF-'], fileName), keptAt: Date.now() }, '1/cv_file');
          writing.oncomplete = () => resolve();
        };
      }),
    name,
  );
