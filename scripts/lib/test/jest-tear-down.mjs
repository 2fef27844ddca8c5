export default async function tearDownServices() {
  await globalThis.stopServices?.();
}
