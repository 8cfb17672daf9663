import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { unstable_forceFrameRate } from 'scheduler';

// A busy machine may take longer than the default second. On an idle machine no test reaches this limit.
configure({ asyncUtilTimeout: 5000 });

// React leaves work for later once 5 ms are over, so what a test sees next was chance on a busy machine.
unstable_forceFrameRate(1);
