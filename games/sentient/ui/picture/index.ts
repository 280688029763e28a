import '../oxanium.css';

export { Picture } from './Picture.tsx';
