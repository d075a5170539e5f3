import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';

import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';

// After the theme, whose colours it replaces.
import './style.css';

/** VitePress's own theme in the colours and letters of the product. */
export default { extends: DefaultTheme } satisfies Theme;
