import { expect, it } from '@jest/globals';
import { withVersion } from './deployment.mjs';

it('a release sets the version of the chart and the tag of the images', () => {
  const chart =
    "apiVersion: v2\nversion: '1.0.0'\n# Also the tag.\nappVersion: '1.0.0'\nkubeVersion: '>=1.25.0-0'\n";
  expect(withVersion(chart, '1.1.0')).toBe(
    "apiVersion: v2\nversion: '1.1.0'\n# Also the tag.\nappVersion: '1.1.0'\nkubeVersion: '>=1.25.0-0'\n",
  );
  const images = "  - name: backend\n    newTag: '1.0.0'\n  - name: nginx\n    newTag: '1.0.0'\n";
  expect(withVersion(images, '1.1.0')).toBe(images.replaceAll('1.0.0', '1.1.0'));
});
