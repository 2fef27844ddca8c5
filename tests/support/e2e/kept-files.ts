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
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ name }: { name: string }) => name));
          };
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
            .put(
              { name: fileName, type: '', lastModified: 0, bytes: new ArrayBuffer(5), keptAt: Date.now() },
              '1/cv_file',
            );
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    name,
  );
