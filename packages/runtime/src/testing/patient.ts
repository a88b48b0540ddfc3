import { configure } from '@testing-library/react';

// A loaded machine draws late; a second, the default, would fail components that are right.
configure({ asyncUtilTimeout: 15_000 });
