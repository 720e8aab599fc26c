export { InstructorPicker } from './InstructorPicker.tsx';
export { type PickerOption, SearchPicker } from './SearchPicker.tsx';
