// Renders the chart with what Helm's own engine is made of: Go's text/template, Sprig and sigs.k8s.io/yaml, and Helm's few
// functions beside them. For machines without Helm; Debian has all three (golang-go, golang-github-masterminds-sprig-dev,
// golang-k8s-sigs-yaml-dev). Usage: render CHART RELEASE NAMESPACE [VALUES...]
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

type values = map[string]interface{}

// files is what a template asks for as .Files.
type files struct{ chart string }

func (f files) Get(name string) (string, error) {
	content, err := os.ReadFile(filepath.Join(f.chart, name))
	return string(content), err
}

func (f files) Glob(pattern string) (map[string]string, error) {
	found, err := filepath.Glob(filepath.Join(f.chart, pattern))
	all := map[string]string{}
	for _, name := range found {
		relative, _ := filepath.Rel(f.chart, name)
		all[relative] = ""
	}
	return all, err
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(name string) values {
	content, err := os.ReadFile(name)
	must(err)
	result := values{}
	must(yaml.Unmarshal(content, &result))
	return result
}

// merge puts one over the other, as Helm does: maps are merged, null takes a key away, all else is replaced.
func merge(base, over values) {
	for key, value := range over {
		former, isMap := base[key].(values)
		next, areMaps := value.(values)
		if isMap && areMaps {
			merge(former, next)
		} else {
			base[key] = value
		}
	}
}

func functions(all *template.Template) template.FuncMap {
	own := sprig.TxtFuncMap()
	delete(own, "env")
	delete(own, "expandenv")
	own["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	own["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, fmt.Errorf("%s", message)
		}
		return value, nil
	}
	own["toYaml"] = func(value interface{}) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	own["fromJsonArray"] = func(text string) ([]interface{}, error) {
		var list []interface{}
		err := json.Unmarshal([]byte(text), &list)
		return list, err
	}
	return own
}

func main() {
	chart, release, namespace := os.Args[1], os.Args[2], os.Args[3]
	given := read(filepath.Join(chart, "values.yaml"))
	for _, name := range os.Args[4:] {
		merge(given, read(name))
	}
	about := read(filepath.Join(chart, "Chart.yaml"))
	all := template.New("chart").Option("missingkey=zero")
	all.Funcs(functions(all))
	names, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	must(err)
	sort.Strings(names)
	for _, name := range names {
		content, err := os.ReadFile(name)
		must(err)
		_, err = all.New(filepath.Base(name)).Parse(string(content))
		must(err)
	}
	data := values{
		"Values":  given,
		"Release": values{"Name": release, "Namespace": namespace, "Service": "Helm"},
		"Chart":   values{"Name": about["name"], "Version": about["version"], "AppVersion": about["appVersion"]},
		"Files":   files{chart},
	}
	for _, name := range names {
		if !strings.HasSuffix(name, ".yaml") {
			continue
		}
		var out bytes.Buffer
		must(all.ExecuteTemplate(&out, filepath.Base(name), data))
		text := strings.ReplaceAll(out.String(), "<no value>", "")
		if strings.TrimSpace(text) != "" {
			fmt.Printf("---\n# Source: %s/templates/%s\n%s\n", about["name"], filepath.Base(name), strings.TrimSpace(text))
		}
	}
}
