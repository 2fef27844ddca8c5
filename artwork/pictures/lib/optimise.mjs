import { optimize } from 'svgo';

/** A picture with everything taken out that does not change what is seen; size and viewBox stay for <img>. */
export function optimise(svg) {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupNumericValues: { floatPrecision: 3 }, inlineStyles: false } },
      },
      'reusePaths',
    ],
  }).data;
}
