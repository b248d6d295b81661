/** The icons in use, one address each: the package's index would make every build read two thousand files. */
export { default as ArrowLeft } from "lucide-react/icons/arrow-left";
export { default as ArrowRight } from "lucide-react/icons/arrow-right";
export { default as ChevronDown } from "lucide-react/icons/chevron-down";
export { default as ChevronRight } from "lucide-react/icons/chevron-right";
export { default as CircleAlert } from "lucide-react/icons/circle-alert";
export { default as CircleCheck } from "lucide-react/icons/circle-check";
export { default as LoaderCircle } from "lucide-react/icons/loader-circle";
export { default as Menu } from "lucide-react/icons/menu";
export { default as Phone } from "lucide-react/icons/phone";
export { default as Plus } from "lucide-react/icons/plus";
export { default as Share } from "lucide-react/icons/share-2";
export { default as X } from "lucide-react/icons/x";
