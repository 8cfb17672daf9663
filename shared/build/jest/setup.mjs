import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What is waited for comes at once on a quiet machine; on one that is busy a second proves nothing.
configure({ asyncUtilTimeout: 5000 });
