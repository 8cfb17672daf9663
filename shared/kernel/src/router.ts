export { createHashRouter, type SuiteRouter } from './router/create-router';
export { useBlocker } from './router/blocker';
export { RouterProvider, useRouter } from './router/provider';
export { Link, useLocation, useNavigate, useParams, useRoutes, useSearchParams, type LinkProps } from 'react-router-dom';
