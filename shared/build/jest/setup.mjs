import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine may take longer than the default second. On an idle machine no test reaches this limit.
configure({ asyncUtilTimeout: 5000 });
