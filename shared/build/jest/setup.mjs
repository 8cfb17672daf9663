import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine may take longer than the default second; on a quiet one nobody waits for this limit.
configure({ asyncUtilTimeout: 5000 });
