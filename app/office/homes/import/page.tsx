export default function Import() {
  return null
}
